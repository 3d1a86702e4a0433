import { admin, desk } from '@ismi/contract';

/** Endpoints that show what waits on the desk: out of date after a change of it. */
export const DESK_VIEWS = [desk.list, admin.badges] as const;
