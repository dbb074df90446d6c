import type { ServerResponse } from 'node:http';
import { call, closeAll, startGateway, startToyService, until } from './testing/harness';
import { stopGracefully } from './shutdown';

afterEach(closeAll);

describe('stopGracefully', () => {
  it('lets a call under way finish, and takes no new ones', async () => {
    let held: ServerResponse | undefined;
    const service = await startToyService((_request, response) => (held = response));
    const { gateway, port } = await startGateway({ EXAMS_URL: service.origin });
    const underWay = call(port, '/api/exams');
    await until(() => held !== undefined);
    const stopped = stopGracefully(gateway, 5_000);
    await until(() => !gateway.app.server.listening);
    await expect(call(port, '/api/exams')).rejects.toThrow();
    held?.end('done');
    const answer = await underWay;
    expect([answer.status, answer.body.toString(), answer.headers.connection]).toEqual([
      200,
      'done',
      'close',
    ]);
    await stopped;
  });

  it('ends what takes longer than the grace', async () => {
    const service = await startToyService(() => undefined);
    const { gateway, port } = await startGateway({ EXAMS_URL: service.origin });
    const underWay = call(port, '/api/exams');
    const failed = expect(underWay).rejects.toThrow();
    await until(() => service.seen.length === 1);
    await stopGracefully(gateway, 50);
    await failed;
  });

  it('ends a stream of events at once: it would never end by itself', async () => {
    const service = await startToyService((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: snapshot\ndata: {}\n\n');
    });
    const { gateway, port } = await startGateway({ EXAMS_URL: service.origin });
    const watching = await fetch(`http://127.0.0.1:${port}/api/exams/monitor`);
    const ended = expect(watching.text()).rejects.toThrow();
    await Promise.all([stopGracefully(gateway, 60_000), ended]);
  });
});
