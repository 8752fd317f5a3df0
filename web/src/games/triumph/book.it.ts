import type { RuleId } from "../../wire/triumph.names";
import type { RuleBook } from "../game";
import { example } from "./book/it/example";
import { intro } from "./book/it/intro";
import { options } from "./book/it/options";
import { rulings } from "./book/it/rulings";
import { t0 } from "./book/it/t0";
import { t4 } from "./book/it/t4";
import { t5 } from "./book/it/t5";
import { t6 } from "./book/it/t6";
import { t7 } from "./book/it/t7";
import { t8 } from "./book/it/t8";
import { t9 } from "./book/it/t9";
import { t10 } from "./book/it/t10";
import { end, after } from "./book/it/t11-after";
import { attacks, threat, answer, feint } from "./book/it/t11-begin";
import { defence, declaration } from "./book/it/t11-declare";
import { attackerLosses, defenderLosses } from "./book/it/t11-losses";
import { initialResult, counterAttack, finalResult } from "./book/it/t11-resolve";
import { t12 } from "./book/it/t12";
import { t13 } from "./book/it/t13";
import { t14 } from "./book/it/t14";
import { t15 } from "./book/it/t15";
import { t16 } from "./book/it/t16";
import { t17 } from "./book/it/t17";
import { t18 } from "./book/it/t18";
import { headed, notesOf } from "./book/section";

const sections = [
  t0,
  t4,
  t5,
  t6,
  t7,
  t8,
  t9,
  t10,
  attacks,
  threat,
  answer,
  feint,
  defence,
  declaration,
  initialResult,
  counterAttack,
  finalResult,
  attackerLosses,
  defenderLosses,
  end,
  after,
  t12,
  t13,
  t14,
  t15,
  t16,
  t17,
  t18,
  rulings,
  options,
];

export const book: RuleBook<RuleId> = {
  name: "Napoleon’s Triumph",
  intro,
  example,
  sections: sections.map(headed),
  rules: {
    ...t0.rules,
    ...t4.rules,
    ...t5.rules,
    ...t6.rules,
    ...t7.rules,
    ...t8.rules,
    ...t9.rules,
    ...t10.rules,
    ...attacks.rules,
    ...threat.rules,
    ...answer.rules,
    ...feint.rules,
    ...defence.rules,
    ...declaration.rules,
    ...initialResult.rules,
    ...counterAttack.rules,
    ...finalResult.rules,
    ...attackerLosses.rules,
    ...defenderLosses.rules,
    ...end.rules,
    ...after.rules,
    ...t12.rules,
    ...t13.rules,
    ...t14.rules,
    ...t15.rules,
    ...t16.rules,
    ...t17.rules,
    ...t18.rules,
    ...rulings.rules,
    ...options.rules,
  },
  notes: notesOf(sections),
};
