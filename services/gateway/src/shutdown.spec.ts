import type { ServerResponse } from 'node:http';
import { call, closeAll, startGateway, startFakeService, until } from './testing/harness';
import { stopGracefully } from './shutdown';

afterEach(closeAll);

describe('stopGracefully', () => {
  it('finishes a call in progress and accepts no new ones', async () => {
    let held: ServerResponse | undefined;
    const service = await startFakeService((_request, response) => (held = response));
    const { gateway, port } = await startGateway({ EXAMS_URL: service.origin });
    const inProgress = call(port, '/api/exams');
    await until(() => held !== undefined);
    const stopped = stopGracefully(gateway, { drainMs: 0, graceMs: 5_000 });
    await until(() => !gateway.app.server.listening);
    await expect(call(port, '/api/exams')).rejects.toThrow();
    held?.end('done');
    const answer = await inProgress;
    expect([answer.status, answer.body.toString(), answer.headers.connection]).toEqual([
      200,
      'done',
      'close',
    ]);
    await stopped;
  });

  it('aborts a call that takes longer than the grace period', async () => {
    const service = await startFakeService(() => undefined);
    const { gateway, port } = await startGateway({ EXAMS_URL: service.origin });
    const inProgress = call(port, '/api/exams');
    const failed = expect(inProgress).rejects.toThrow();
    await until(() => service.seen.length === 1);
    await stopGracefully(gateway, { drainMs: 0, graceMs: 50 });
    await failed;
  });

  it('ends event streams at once and serves calls while it drains, asking for their connections to be closed', async () => {
    const service = await startFakeService((request, response) => {
      if (request.url !== '/exams/monitor') return void response.end('done');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: snapshot\ndata: {}\n\n');
    });
    const { gateway, port } = await startGateway({ EXAMS_URL: service.origin });
    const watching = await fetch(`http://127.0.0.1:${port}/api/exams/monitor`);
    const ended = expect(watching.text()).rejects.toThrow();
    gateway.startClosing();
    await ended;
    const answer = await call(port, '/api/exams');
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
    for (const [path, status] of [
      ['/health/ready', 503],
      ['/api/health/ready', 503],
      ['/health/live', 200],
    ] as const)
      expect([path, (await call(port, path)).status]).toEqual([path, status]);
  });
});
