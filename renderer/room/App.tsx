import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../ui/i18n';
import { Blank } from './Blank';
import { useRoom } from './connection';
import { Frame } from './Frame';
import { Picture } from './Picture';
import { Waiting } from './Waiting';

/** The room's screen: the picture of the moment, a blank one on purpose, or a sign that it waits. */
export function App() {
  const { picture, reading, connected } = useRoom();
  const { t } = useTranslation();
  const language = picture?.language;
  useLanguage(language);
  const title = t('room.title', { lng: language });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!picture) return <Waiting />;
  if (picture.blank) return <Blank lost={!connected} />;
  return (
    <Frame picture={picture} reading={reading} lost={!connected}>
      <Picture view={picture.view} club={picture.club} reading={reading} />
    </Frame>
  );
}
