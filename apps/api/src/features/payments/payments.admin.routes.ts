import { paymentsAdmin } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { listPayments, readPayment, readPaymentStats } from './administration.service.ts';
import { listEvents, markHandled, readEvent, retryEvent } from './event-review.service.ts';
import { refundManually } from './manual-refunds.service.ts';
import { sendNotice } from './notices.service.ts';
import { previewRefund } from './refund-preview.service.ts';
import { clearReview, setStatus } from './status.service.ts';

export const paymentsAdminRoutes: Feature = (mount, deps) => {
  mount(paymentsAdmin.list, ({ query }) => listPayments(deps, query));
  mount(paymentsAdmin.stats, ({ query }) => readPaymentStats(deps, query.days));
  mount(paymentsAdmin.details, ({ params }) => readPayment(deps, params.id));
  mount(paymentsAdmin.refundPreview, ({ params, query }) =>
    previewRefund(deps, params.id, query.amount),
  );
  mount(paymentsAdmin.refund, ({ actor, params, body, opKey }) =>
    refundManually(deps, { ...body, actorId: actor.userId, paymentId: params.id, opKey }),
  );
  mount(paymentsAdmin.updateStatus, ({ actor, params, body }) =>
    setStatus(deps, { ...body, actorId: actor.userId, paymentId: params.id }),
  );
  mount(paymentsAdmin.clearReview, ({ actor, params, body }) =>
    clearReview(deps, { ...body, actorId: actor.userId, paymentId: params.id }),
  );
  mount(paymentsAdmin.notify, ({ actor, params, body, opKey }) =>
    sendNotice(deps, { ...body, actorId: actor.userId, paymentId: params.id, opKey }),
  );
  mount(paymentsAdmin.events, ({ query }) => listEvents(deps, query));
  mount(paymentsAdmin.event, ({ params }) => readEvent(deps, params.id));
  mount(paymentsAdmin.handleEvent, ({ actor, params, body }) =>
    markHandled(deps, { ...body, actorId: actor.userId, id: params.id }),
  );
  mount(paymentsAdmin.retryEvent, ({ actor, params, body }) =>
    retryEvent(deps, { ...body, actorId: actor.userId, id: params.id }),
  );
};
