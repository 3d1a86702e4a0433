export { useApi as useAdminApi } from '../use-api.ts';
