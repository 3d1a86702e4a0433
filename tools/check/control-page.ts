import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A baseline for this machine: plain HTML without any resources.
const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of plain HTML</title>
<meta name="description" content="The measure for a page that does something.">
</head>
<body><main><h1>The first gift, carried for life.</h1><p>Choose a name with a quiet heart.</p></main></body>
</html>`;

/** Serves it on its own port. */
export async function startControlPage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address of this type.
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}
