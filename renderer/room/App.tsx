import { useEffect, useLayoutEffect } from 'react';
import { Blank } from './Blank';
import { Break } from './Break';
import { useRoom } from './connection';
import { Frame } from './Frame';
import { Picture } from './Picture';
import { lookFor, wear } from './themes';
import { Waiting } from './Waiting';
import { t } from './words';

/** The room's screen: the picture of the moment, a break, a blank one on purpose, or a sign that it waits. */
export function App() {
  const { picture, receivedAt, reading, connected } = useRoom();
  const title = t('room.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const look = picture && lookFor(picture, window.location.search);
  useLayoutEffect(() => {
    if (look) wear(look);
  }, [look]);
  if (!picture) return <Waiting />;
  const lost = !connected;
  if (picture.blank) return <Blank rev={picture.rev} lost={lost} />;
  if (picture.pause) {
    return <Break picture={picture} pause={picture.pause} receivedAt={receivedAt} lost={lost} />;
  }
  return (
    <Frame picture={picture} reading={reading} lost={lost}>
      <Picture view={picture.view} club={picture.club} logo={picture.logo} reading={reading} />
    </Frame>
  );
}
