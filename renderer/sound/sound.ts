import { useSyncExternalStore } from 'react';
import type { HostMessage, Transport } from '../../shared/contract/messages';
import { type Text, text } from '../../shared/game/words';
import { onceEach } from './edges';
import { type CueKind, type CuePlayer, createCuePlayer, type SoundTrouble } from './player';

/** What a screen shows about the sound: whether it can be heard, why not, and a way to try. */
export interface Sound {
  readonly ok: boolean;
  readonly reason: Text | null;
  test(kind?: CueKind): void;
}

const reasons: Record<SoundTrouble, Text> = {
  unsupported: text('sound.trouble.unsupported'),
  load: text('sound.trouble.load'),
  play: text('sound.trouble.play'),
  locked: text('sound.trouble.locked'),
  suspended: text('sound.trouble.suspended'),
  elsewhere: text('sound.trouble.elsewhere'),
};

let player: CuePlayer | null = null;
const thePlayer = () => {
  player ??= createCuePlayer();
  return player;
};

let sounding = false;
const waiting = new Set<() => void>();

/** Of several host windows exactly one sounds: the one that holds this lock, the next when it closes. */
function claimSound(): void {
  const claimed = () => {
    sounding = true;
    for (const listener of waiting) listener();
  };
  if (!('locks' in navigator)) {
    claimed();
    return;
  }
  navigator.locks
    .request('console-sound', () => {
      claimed();
      return new Promise<never>(() => undefined);
    })
    .catch((error: unknown) => {
      console.error('Which window sounds could not be settled:', error);
      claimed();
    });
}

/**
 * Lets the host's window sound: each edge of the authority once, at the volume of the settings. Called once,
 * with the window's transport; edges before it are never made up for.
 */
export function attachSound(transport: Transport<HostMessage>): void {
  const cues = thePlayer();
  const sound = onceEach((edge) => {
    if (sounding) cues.play(edge.kind);
  });
  claimSound();
  transport.onMessage((message) => {
    if (message.type === 'edge') sound(message.edge);
    else if (message.type === 'console')
      cues.setLevel(message.view.settings.volume, message.view.settings.muted);
  });
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  const off = thePlayer().onChange(listener);
  return () => {
    waiting.delete(listener);
    off();
  };
}

const troubleNow = (): SoundTrouble | null => thePlayer().trouble() ?? (sounding ? null : 'elsewhere');
const test = (kind: CueKind = 'start') => thePlayer().test(kind);

/** Whether sound can be heard now, for a sign on the host's screen. */
export function useSound(): Sound {
  const trouble = useSyncExternalStore(subscribe, troubleNow);
  return { ok: trouble === null, reason: trouble && reasons[trouble], test };
}
