/** The state of a query as a screen shows it. A problem shows only if there is no data to show. */
export type Loaded<Data> =
	| { readonly status: "loading" }
	| { readonly status: "error"; readonly retry: () => void }
	| { readonly status: "ready"; readonly data: Data };

interface Query<Data> {
	readonly data: Data | undefined;
	readonly isError: boolean;
	readonly refetch: () => Promise<unknown>;
}

/** Maps a query to the state that a screen shows. */
export const loadedOf = <Data>({ data, isError, refetch }: Query<Data>): Loaded<Data> => {
	if (data !== undefined) return { status: "ready", data };
	return isError ? { status: "error", retry: () => void refetch() } : { status: "loading" };
};
