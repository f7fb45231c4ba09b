/** What a screen shows of a query. A problem shows only where there is nothing else to show. */
export type Loaded<Data> =
	| { readonly status: "loading" }
	| { readonly status: "error"; readonly retry: () => void }
	| { readonly status: "ready"; readonly data: Data };

interface Query<Data> {
	readonly data: Data | undefined;
	readonly isError: boolean;
	readonly refetch: () => Promise<unknown>;
}

/** A query as a screen shows it. */
export const loadedOf = <Data>({ data, isError, refetch }: Query<Data>): Loaded<Data> => {
	if (data !== undefined) return { status: "ready", data };
	return isError ? { status: "error", retry: () => void refetch() } : { status: "loading" };
};
