import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ActionInput, ActionRow, OperatorActionName } from "#contract/operator-actions.ts";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { invalidate } from "../api/query-client.ts";

/** The route of every action: its key is also that of what was read by actions. */
export const actionsRoute = "POST /api/operator/acts";
/** The route that says what this browser can do with the desk. */
export const sessionRoute = "GET /api/operator/session";

/** The state of the desk in this browser. */
export const operatorSessionQuery = apiQuery(sessionRoute, {});

/** The body with which the route of actions is asked. */
export const actionRequest = <Name extends OperatorActionName>(action: Name, input: ActionInput<Name>) => ({
	body: { act: action, input },
});

/** Rows that an action shows, as a query. */
const rowsQuery = <Name extends OperatorActionName>(action: Name, input: ActionInput<Name>) =>
	queryOptions({
		...apiQuery(actionsRoute, actionRequest(action, input)),
		select: ({ rows }) => rows as unknown as readonly ActionRow<Name>[],
	});

/** Rows that an action shows. A desk that has closed meanwhile is noticed. */
export function useActionRows<Name extends OperatorActionName>(
	action: Name,
	input: ActionInput<Name>,
	{ enabled = true }: { readonly enabled?: boolean } = {},
) {
	const found = useQuery({ ...rowsQuery(action, input), enabled });
	const isClosed = found.error?.code === "operator.sign_in_required";
	useEffect(() => {
		if (isClosed) void invalidate([sessionRoute]);
	}, [isClosed]);
	return found;
}

/** A change by an action: everything that the desk shows is read again. */
export const useAction = () =>
	useApiMutation(actionsRoute, {
		invalidates: [actionsRoute],
		onError: ({ code }) => {
			if (code === "operator.sign_in_required") void invalidate([sessionRoute]);
		},
	});
