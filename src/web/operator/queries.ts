import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ActInput, ActRow, OperatorActName } from "#contract/operator-acts.ts";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { invalidate } from "../api/query-client.ts";

/** The route of every act: its key is also that of what was read by acts. */
export const actsRoute = "POST /api/operator/acts";
/** The route that says what this browser can do with the desk. */
export const sessionRoute = "GET /api/operator/session";

/** The state of the desk in this browser. */
export const operatorSessionQuery = apiQuery(sessionRoute, {});

/** The body with which the route of acts is asked. */
export const actRequest = <Name extends OperatorActName>(act: Name, input: ActInput<Name>) => ({
	body: { act, input },
});

/** Rows that an act shows, as a query. */
const rowsQuery = <Name extends OperatorActName>(act: Name, input: ActInput<Name>) =>
	queryOptions({
		...apiQuery(actsRoute, actRequest(act, input)),
		select: ({ rows }) => rows as unknown as readonly ActRow<Name>[],
	});

/** Rows that an act shows. A desk that has closed meanwhile is noticed. */
export function useActRows<Name extends OperatorActName>(
	act: Name,
	input: ActInput<Name>,
	{ enabled = true }: { readonly enabled?: boolean } = {},
) {
	const found = useQuery({ ...rowsQuery(act, input), enabled });
	const isClosed = found.error?.code === "operator.sign_in_required";
	useEffect(() => {
		if (isClosed) void invalidate([sessionRoute]);
	}, [isClosed]);
	return found;
}

/** A change by an act: everything that the desk shows is read again. */
export const useAct = () =>
	useApiMutation(actsRoute, {
		invalidates: [actsRoute],
		onError: ({ code }) => {
			if (code === "operator.sign_in_required") void invalidate([sessionRoute]);
		},
	});
