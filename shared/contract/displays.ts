/** A display of the laptop, as the host chooses the room's among them. */
export interface DisplayView {
  readonly id: number;
  /** As the system calls it; empty where it has no name. */
  readonly name: string;
  /** In the display's own points. */
  readonly width: number;
  readonly height: number;
  /** It shows the host's window, or mirrors the display that does. */
  readonly host: boolean;
  /** The room's window is on it. */
  readonly room: boolean;
  /** The host has chosen it for the room. */
  readonly chosen: boolean;
  /** It is plugged in. */
  readonly there: boolean;
}
