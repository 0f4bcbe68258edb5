import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that Node can do: the same bytes and headers for every request, whatever is asked. */
const [, , file = '', port = '0', processes = '1'] = process.argv;
if (cluster.isPrimary && Number(processes) > 1) {
  for (let n = 0; n < Number(processes); n += 1) cluster.fork();
  process.on('SIGTERM', () => process.exit(0));
} else {
  const { headers, content } = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; content: string };
  const body = Buffer.from(content, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen({ port: Number(port), reusePort: Number(processes) > 1 && process.platform === 'linux' });
}
