import { retentionTable } from '../features/privacy/retention.service.ts';

/** `npm run docs:retention`: the table of docs/retention.md, as the code declares it. */
console.log(retentionTable());
