import { type ComponentType, type JSX, lazy, type ReactNode, Suspense } from "react";
import { loadWithRetry } from "./load-with-retry.ts";

interface LazyProps {
	/** Keeps the part's place until it is here. */
	readonly placeholder: ReactNode;
}

/** A part of a screen that is fetched when it first shows, however long the network is gone. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
	const Part = lazy(async () => ({ default: await loadWithRetry(load) }));
	return ({ placeholder, ...props }: Props & LazyProps) => (
		<Suspense fallback={placeholder}>
			<Part {...(props as unknown as Props & JSX.IntrinsicAttributes)} />
		</Suspense>
	);
};
