import type { AppointmentFilter, CustomerAppointment } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { pageOfAppointments } from './appointments.queries.ts';
import { shortTime } from './consulting.rules.ts';

interface Wanted {
  page: number;
  limit: number;
  status: AppointmentFilter;
}

/** One page of a user's appointments and mail requests; upcoming and past follow from the clock. */
export async function listAppointments(
  { db, clock }: Deps,
  userId: string,
  { page, limit, status }: Wanted,
) {
  const { rows, total } = await pageOfAppointments(
    db,
    userId,
    status === 'all' ? undefined : status,
    clock.now(),
    { limit, offset: (page - 1) * limit },
  );
  const totalPages = Math.ceil(total / limit);
  return {
    appointments: rows.map(
      ({ request, appointment, status: shown }): CustomerAppointment => ({
        id: appointment?.id ?? request.id,
        appointmentDate: appointment?.appointmentDate ?? null,
        appointmentTime: appointment ? shortTime(appointment.appointmentTime) : null,
        startsAt: appointment?.startsAt.toISOString() ?? null,
        status: shown,
        adminNotes: request.cancellationReason,
        // A reopened request may hold a draft.
        responseText:
          request.status === 'completed' && request.responseSentAt ? request.responseText : null,
        createdAt: (appointment ?? request).createdAt.toISOString(),
        consultingRequest: {
          type: request.type,
          status: request.status,
          creditsUsed: request.creditsUsed,
          createdAt: request.createdAt.toISOString(),
        },
      }),
    ),
    pagination: { page, totalPages, totalCount: total, hasMore: page < totalPages },
  };
}
