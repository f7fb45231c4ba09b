/** Gives what `load` brings, loading it on first need and again after a failure. */
export const lazily = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
	let loading: Promise<Loaded> | undefined;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
};
