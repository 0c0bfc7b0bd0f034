import { createElement, lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../messages/use-messages.ts';
import type { ModulePorts, Part } from '../module-parts.ts';
import { useApp } from './app-context.ts';
import { portOf } from './module-ports.ts';

type Parts = { [Name in keyof ModulePorts]-?: NonNullable<ModulePorts[Name]> extends Part<infer Props> ? Props : never };

/** Names the ports that are parts of a screen. */
type PartName = { [Name in keyof Parts]: Parts[Name] extends never ? never : Name }[keyof Parts];

interface ModulePartProps<Name extends PartName> {
  readonly name: Name;
  readonly props: Parts[Name] & object;
}

/** A part of a screen that another module fills, knows and draws; nothing until it has come. */
export function ModulePart<Name extends PartName>({ name, props }: ModulePartProps<Name>): ReactElement {
  const { modules } = useApp();
  const [Drawn] = useState(() => {
    const { part, messages } = portOf(modules, name) as unknown as Part<object>;
    return lazy(withMessages(messages, part));
  });
  return <Suspense>{createElement(Drawn, props)}</Suspense>;
}
