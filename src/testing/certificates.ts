import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0;

/** A certificate that is its own authority, for the server at 127.0.0.1, and the path of its file. */
export function makeCertificate() {
  const folder = temporaryFolder('certificate');
  const [file, keyFile] = [join(folder.path, 'certificate.pem'), join(folder.path, 'key.pem')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...NEW_KEY, ...names, '-out', file, '-keyout', keyFile], {
    stdio: 'ignore',
  });
  return {
    file,
    certificate: readFileSync(file, 'utf8'),
    key: readFileSync(keyFile, 'utf8'),
    remove: folder.remove,
  };
}
