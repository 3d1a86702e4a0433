import { nearPart } from '../../browser/near-part.tsx';

const load = () => import('./name-sharing.tsx').then((module) => module.NameSharing);

export const NearNameSharing = nearPart('sharing', load, import.meta.env.SSR && (await load()));
