import { type ComponentType, type JSX, lazy, type ReactNode, Suspense } from "react";
import { patiently } from "./patience.ts";

interface Late {
	/** Keeps the part's place until it is here. */
	readonly placeholder: ReactNode;
}

/** A part of a screen that is fetched when it first shows, however long the network is gone. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
	const Part = lazy(async () => ({ default: await patiently(load) }));
	return ({ placeholder, ...props }: Props & Late) => (
		<Suspense fallback={placeholder}>
			<Part {...(props as unknown as Props & JSX.IntrinsicAttributes)} />
		</Suspense>
	);
};
