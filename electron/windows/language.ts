import type { Language } from '../../shared/contract/club';
import type { HostMessage } from '../../shared/contract/messages';
import { type Say, wordsIn } from '../words';

/** The words of the shell in the host's language, also after the host has chosen another one. */
export class HostLanguage {
  say: Say;

  /** `onChange` is told when another language holds. */
  constructor(
    private language: Language,
    private readonly onChange: () => void,
  ) {
    this.say = wordsIn(language);
  }

  /** To be given every message that goes to the host's screen. */
  hear(message: HostMessage): void {
    if (message.type !== 'console' || message.view.settings.language === this.language) return;
    this.language = message.view.settings.language;
    this.say = wordsIn(this.language);
    this.onChange();
  }
}
