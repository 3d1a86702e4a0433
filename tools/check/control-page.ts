import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// What a page costs on this machine at this hour before it does anything: words, and nothing to load.
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

/** Serves it on a port of its own. */
export async function startControlPage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on TCP, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}
