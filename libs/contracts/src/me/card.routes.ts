import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Card of the person who signed in, and their entry in the public directory. */
export const myCardRoutes = {
  ...defineRoutes('members', {
    myCard: { method: 'GET', path: '/me/card', access: ['member'] },
    myCardOrder: {
      method: 'POST',
      path: '/me/card/orders',
      access: ['member'],
      status: 201,
      audit: 'card.order',
      idempotencyKey: true,
      bodyLimit: BODY_LIMITS.form,
    },
    myDirectory: { method: 'GET', path: '/me/directory', access: ['member'] },
    myDirectoryReplace: {
      method: 'PUT',
      path: '/me/directory',
      access: ['member'],
      audit: 'directory.change',
      bodyLimit: BODY_LIMITS.form,
    },
  }),
  ...defineRoutes('media', {
    myCardFile: {
      method: 'GET',
      path: '/me/card/file',
      access: ['member'],
      // A page asks every second until the file is printed.
      pace: { calls: 240, seconds: 60 },
    },
  }),
};
