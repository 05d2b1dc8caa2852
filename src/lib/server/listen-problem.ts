import net from 'node:net';
import { SetupError } from '../kernel/setup-error.ts';
import type { Settings } from './env.ts';

type Address = Pick<Settings, 'HOST' | 'PORT'>;

/** The error code of listening there ('EADDRINUSE', 'ENOTFOUND', …), or undefined when it works. */
export function listenProblem({ HOST, PORT }: Address): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port: PORT, host: HOST, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** The sentence and the cure that belong to such a code. */
export function listenError({ HOST, PORT }: Address, code: string | undefined): SetupError {
  if (code === 'EADDRINUSE')
    return new SetupError(
      `Port ${PORT} on ${HOST} is in use by another program.`,
      `Stop that program, or choose another port: PORT=${PORT + 1} npm start`,
    );
  if (code === 'EACCES')
    return new SetupError(
      `This user may not listen on port ${PORT}.`,
      'Choose a port from 1024 on, e.g. PORT=4321 npm start',
    );
  return new SetupError(
    `HOST=${HOST} is no address of this machine (${code ?? 'unknown'}).`,
    'Set HOST to 127.0.0.1, to one of its addresses, or to 0.0.0.0 for all of them.',
  );
}
