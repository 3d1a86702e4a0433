import { admin, desk } from '@ismi/contract';

/** Endpoints that show open desk items: invalidated after a change. */
export const DESK_VIEWS = [desk.list, admin.badges] as const;
