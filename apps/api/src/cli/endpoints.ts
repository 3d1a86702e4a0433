import { ENDPOINTS } from '@ismi/contract/endpoints';

for (const { method, path, access } of ENDPOINTS) console.log(`${method} /api${path} ${access}`);
