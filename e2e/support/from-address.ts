import { request } from 'node:http';
import { addresses } from './addresses.ts';

/** A request from another IP address: on Linux every 127.x.y.z is local. */
export function requestFrom(
  localAddress: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { port } = new URL(addresses().web);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, localAddress, headers },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    outgoing.on('error', reject).end();
  });
}
