import { profile } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readProfile, updateProfile } from './profile.service.ts';

export const profileRoutes: Feature = (mount, deps) => {
  mount(profile.read, ({ actor, params }) => readProfile(deps.db, actor.userId, params.id));
  mount(profile.update, ({ actor, params, body }) =>
    updateProfile(deps.db, actor.userId, params.id, body.preferred_language),
  );
};
