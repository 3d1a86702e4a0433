import { ENDPOINTS } from '@ismi/contract';

for (const { method, path, access } of ENDPOINTS) console.log(`${method} /api${path} ${access}`);
