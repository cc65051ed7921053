import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline for pages, calls and files: only Node's plain server, sending the same bytes. */
const [port, bodyFile, headFile] = process.argv.slice(2);
if (!port || !bodyFile || !headFile) throw new Error('usage: reply-server.ts PORT BODY-FILE HEAD-FILE');

interface Head {
  status: number;
  headers: Record<string, string>;
}
const body = readFileSync(bodyFile);
const { status, headers } = JSON.parse(readFileSync(headFile, 'utf8')) as Head;
createServer((_request, response) => {
  response.writeHead(status, headers).end(body);
}).listen(Number(port), '127.0.0.1');
