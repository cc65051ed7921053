import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline for pages: only Node's plain server, sending the same bytes. */
const [port, bodyFile, headersFile] = process.argv.slice(2);
if (!port || !bodyFile || !headersFile) throw new Error('usage: page-server.ts PORT BODY-FILE HEADERS-FILE');

const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>;
createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');
