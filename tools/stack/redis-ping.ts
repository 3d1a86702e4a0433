import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a Redis without a password responds there. */
export async function pingRedis(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  socket.setTimeout(1000, () => socket.destroy(new Error('no answer within a second')));
  try {
    socket.write('PING\r\n');
    const [answer] = await once(socket, 'data');
    return String(answer).startsWith('+PONG');
  } finally {
    socket.destroy();
  }
}
