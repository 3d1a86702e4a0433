import { consulting } from '@ismi/contract';
import { ConsultingOffer } from '../features/consulting/consulting-offer.tsx';
import {
  LateConsultingRequest,
  loadConsultingRequest,
} from '../features/consulting/late-consulting-request.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { apiContext } from '../lib/api-context.ts';
import type { Route } from './+types/consulting';

/** Long enough to spare the API a crowd, short enough that hours are not offered long after they are gone. */
const SLOTS_KEPT_MS = 1_000;

export const loader = async ({ context }: Route.LoaderArgs) => ({
  open: await context
    .get(apiContext)
    .load(consulting.availableSlots, { query: {} }, { keptMs: SLOTS_KEPT_MS }),
});

/** Whoever comes from another page sees this one when form and calendar are there too. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [loaded] = await Promise.all([serverLoader(), loadConsultingRequest()]);
  return loaded;
};

export default function ConsultingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead namespace="consulting" />
      <ConsultingOffer />
      <div className="wrap mt-4">
        <LateConsultingRequest loaded={loaderData.open} />
      </div>
    </>
  );
}
