import type { AdminRequest, RequestStatus } from '@ismi/contract';

export interface RequestDraft {
  status: RequestStatus;
  notes: string;
  answer: string;
  reason: string;
}

export const draftOf = (request: AdminRequest): RequestDraft => ({
  status: request.status,
  notes: request.admin_notes ?? '',
  answer: request.response_text ?? '',
  reason: '',
});

/** Whether there is a change to save. A reason alone is not a change. */
export function isChanged(request: AdminRequest, draft: RequestDraft): boolean {
  const before = draftOf(request);
  return (
    draft.status !== before.status ||
    draft.notes.trim() !== before.notes ||
    draft.answer.trim() !== before.answer
  );
}

const filled = (text: string) => (text.trim() === '' ? null : text.trim());

/** The request body: changed fields and the version seen. An answer only for a mail request that is not being cancelled. */
export function changeOf(request: AdminRequest, draft: RequestDraft, now: Date) {
  const before = draftOf(request);
  const { status } = draft;
  const isMoved = status !== before.status;
  const isAnswered =
    request.consultation_type === 'mail' &&
    status !== 'cancelled' &&
    draft.answer.trim() !== before.answer;
  return {
    expected_updated_at: request.updated_at,
    ...(isMoved && { status }),
    ...(draft.notes.trim() !== before.notes && { admin_notes: filled(draft.notes) }),
    ...(isAnswered && { response_text: filled(draft.answer) }),
    ...(isMoved &&
      status === 'cancelled' && { cancellation_reason: draft.reason.trim() || undefined }),
    ...(isMoved && status === 'completed' && { response_sent_at: now.toISOString() }),
  };
}

/** After an edit conflict: untouched fields take the newest values, edited ones are kept. Cancelled is final. */
export function mergeNewest(
  seen: AdminRequest,
  draft: RequestDraft,
  newest: AdminRequest,
): RequestDraft {
  const before = draftOf(seen);
  const now = draftOf(newest);
  const isMine = draft.status !== before.status && now.status !== 'cancelled';
  return {
    status: isMine ? draft.status : now.status,
    notes: draft.notes.trim() === before.notes ? now.notes : draft.notes,
    answer: draft.answer.trim() === before.answer ? now.answer : draft.answer,
    reason: draft.reason,
  };
}

export type Consequence = 'refund' | 'answer' | 'no-answer' | 'none';

/** The effect of saving on the family; shown to the administrator beforehand. */
export function consequenceOf(request: AdminRequest, draft: RequestDraft): Consequence {
  if (draft.status === 'cancelled') return request.status === 'cancelled' ? 'none' : 'refund';
  if (request.consultation_type !== 'mail' || draft.status !== 'completed') return 'none';
  const answer = filled(draft.answer);
  if (answer === null) return request.response_sent_at ? 'none' : 'no-answer';
  return request.response_sent_at && answer === request.response_text ? 'none' : 'answer';
}
