import { EventEmitter } from 'node:events';
import { complain } from './channel';

const emitting = [
  'on',
  'once',
  'off',
  'addListener',
  'removeListener',
  'removeAllListeners',
  'emit',
  'listenerCount',
] as const;
type Emitting = (typeof emitting)[number];

/** An emitter of known events only; `any` for the channels of messages, which have the names the shell gives them. */
export class Bus<E extends Record<keyof E, readonly unknown[]>> {
  private readonly emitter = new EventEmitter();

  constructor(private readonly names: readonly (keyof E & string)[] | 'any') {}

  emit<N extends keyof E & string>(name: N, ...args: E[N]): void {
    this.emitter.emit(name, ...args);
  }

  listens(name: keyof E & string): boolean {
    return this.emitter.listenerCount(name) > 0;
  }

  /** One of Node's emitter methods for what is seen from outside, which `on` and the like give back. */
  method(owner: string, name: Emitting, face: () => object): (...args: unknown[]) => unknown {
    return (event, ...rest) => {
      const known = this.names === 'any' || this.names.some((other) => other === event);
      if (!known) complain(`the event ${owner} '${String(event)}'`);
      const result: unknown = Reflect.apply(this.emitter[name], this.emitter, [event, ...rest]);
      return result === this.emitter ? face() : result;
    };
  }
}

interface Seen<K> {
  readonly members: readonly K[];
  readonly bus?: { method: Bus<Record<string, readonly unknown[]>>['method'] };
  /** Throws when the thing is no longer there. */
  readonly alive?: (member: string) => void;
}

/**
 * What the shell sees of `Real`: the members named here, which `body` has to have as Electron's own types say. Any
 * other is refused loudly. Tests may replace a member as they would replace Electron's own.
 */
export function faceOf<Real extends object>() {
  return <K extends Exclude<keyof Real, Emitting> & string>(
    name: string,
    body: NoInfer<Pick<Real, K>>,
    { members, bus, alive }: Seen<K>,
  ): Real => {
    const knows = (key: string): key is K => members.some((member) => member === key);
    const face: object = new Proxy(body, {
      get(_target, key) {
        // Awaited, printed or compared, it is an object like any other.
        if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return undefined;
        const emitter = emitting.find((method) => method === key);
        if (emitter && bus) return bus.method(name, emitter, () => face);
        if (!knows(key)) return complain(`${name}.${key}`);
        alive?.(key);
        const value: unknown = body[key];
        return typeof value === 'function' ? value.bind(body) : value;
      },
      set(_target, key, value) {
        if (typeof key === 'symbol' || !knows(key)) return complain(`${name}.${String(key)}`);
        return Reflect.set(body, key, value);
      },
    });
    // Whatever else `Real` has is refused above.
    return face as Real;
  };
}

/** An event whose default can be prevented. */
export function preventable<Params extends object>(params: Params): Electron.Event<Params> {
  let prevented = false;
  return {
    ...params,
    preventDefault: () => {
      prevented = true;
    },
    get defaultPrevented() {
      return prevented;
    },
  };
}

/** Refuses options that the stand-in would silently ignore. */
export function knownOptions(owner: string, given: object, known: readonly string[]): void {
  for (const option of Object.keys(given)) {
    if (!known.includes(option)) complain(`the option ${option} of ${owner}`);
  }
}
