import type { SheetLine } from '../../game/ruleset';
import { line } from '../common/sheet';
import { checkOrder } from './turns';

/** What only Mafia Pro has: the table with roles of its own, open and closed games, points, its online format. */
export const proSheet: Readonly<Record<string, readonly SheetLine[]>> = {
  city: [
    line('MP-05', 'rules.pro.city.shot'),
    line('MP-06', 'rules.pro.city.order', checkOrder),
    line('MP-04', 'rules.pro.city.werewolf'),
    line('MP-03', 'rules.pro.city.neutrals'),
    line('MP-12', 'rules.pro.city.card'),
    line('MP-13', 'rules.pro.city.declared'),
    line('A-125', 'rules.pro.city.abilities'),
  ],
  reveal: [
    line('MP-41', 'rules.pro.reveal.open'),
    line('MP-42', 'rules.pro.reveal.closed'),
    line('MP-43', 'rules.pro.reveal.acts'),
  ],
  points: [
    line('MP-44', 'rules.pro.points.moves'),
    line('A-126', 'rules.pro.points.house'),
    line('MP-45', 'rules.pro.points.review'),
    line('MP-46', 'rules.pro.points.rating'),
  ],
  online: [
    line('MP-35', 'rules.pro.online.here'),
    line('MP-35', 'rules.pro.online.phones'),
    line('MP-36', 'rules.pro.online.chat'),
    line('MP-37', 'rules.pro.online.discord'),
    line('MP-38', 'rules.pro.online.connected'),
    line('MP-39', 'rules.pro.online.cards'),
    line('MP-40', 'rules.pro.online.after'),
    line('MP-47', 'rules.pro.online.best'),
  ],
};
