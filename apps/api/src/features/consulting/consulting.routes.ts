import { consulting } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { listAppointments } from './appointments.service.ts';
import { requestConsulting } from './new-request.service.ts';
import { listOpenSlots } from './slots.service.ts';

export const consultingRoutes: Feature = (mount, deps) => {
  mount(consulting.availableSlots, ({ query }) => listOpenSlots(deps, query));
  mount(consulting.request, ({ actor, body, locale, opKey }) => {
    const { max_credits: agreed, ...form } = body;
    return requestConsulting(deps, { userId: actor.userId, form, locale, opKey, agreed });
  });
  mount(consulting.appointments, ({ actor, query }) => listAppointments(deps, actor.userId, query));
};
