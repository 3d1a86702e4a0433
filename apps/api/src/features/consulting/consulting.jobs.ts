import type { Deps } from '../../deps.ts';
import { remindFamilies } from './reminders.service.ts';

export const remindFamiliesJob = (deps: Deps) => remindFamilies(deps);
