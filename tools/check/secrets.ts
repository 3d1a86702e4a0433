import { readFileSync } from 'node:fs';
import { report } from './report.ts';
import { findSecrets } from './secret-rules.ts';
import { listSources } from './sources.ts';

const BINARY = /\.(png|jpe?g|woff2?|ttf|ico|gz|br|pdf)$/;

const paths = listSources().filter((path) => !BINARY.test(path));
const findings = paths.flatMap((path) => findSecrets(path, readFileSync(path, 'utf8')));
report(findings, { check: 'secrets', files: paths.length });
