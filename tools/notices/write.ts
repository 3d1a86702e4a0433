import { writeFileSync } from 'node:fs';
import { NOTICES_FILE, renderNotices } from './render-notices.ts';

writeFileSync(NOTICES_FILE, renderNotices());
