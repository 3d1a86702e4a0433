import { desk, machineAnswersAdmin, wantedNames } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { handleReport } from './report-handling.service.ts';
import { correctAnswer, listAnswers, removeAnswer } from './stored-answers.service.ts';
import { listWanted } from './wanted-names.service.ts';

export const namesAdminRoutes: Feature = (mount, deps) => {
  mount(desk.handleReport, ({ actor, params, body }) =>
    handleReport(deps, actor.userId, params.id, body),
  );
  mount(wantedNames.list, ({ query }) => listWanted(deps, query));
  mount(machineAnswersAdmin.list, ({ query }) => listAnswers(deps, query));
  mount(machineAnswersAdmin.correct, ({ actor, params, body }) =>
    correctAnswer(deps, actor.userId, params.id, body),
  );
  mount(machineAnswersAdmin.remove, ({ actor, params, body }) =>
    removeAnswer(deps, actor.userId, params.id, body),
  );
};
