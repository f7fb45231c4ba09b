import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ActionInput, ActionRow, OperatorActionName } from "#contract/operator-actions.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useActionRows } from "./queries.ts";

/** So many rows of a list are shown at once. */
const shownAtOnce = 100;

interface ActionRowsProps<Name extends OperatorActionName> {
	readonly action: Name;
	readonly input: ActionInput<Name>;
	/** The sentence when there are none. */
	readonly none: string;
	/** The rows that are listed; by default all. */
	readonly only?: (row: ActionRow<Name>) => boolean;
	readonly keyOf: (row: ActionRow<Name>) => string;
	readonly children: (row: ActionRow<Name>) => ReactNode;
}

/** The rows of an action as a list: while they load, when there are none, and when they cannot be read. */
export function ActionRows<Name extends OperatorActionName>({
	action,
	input,
	none,
	only = () => true,
	keyOf,
	children,
}: ActionRowsProps<Name>) {
	const { t } = useTranslation();
	const { data, error, refetch } = useActionRows(action, input);
	if (data === undefined && error !== null)
		return (
			<RetryAlert
				title={t("operator.unread.title")}
				description={t("operator.unread.text")}
				retryLabel={t("operator.unread.retry")}
				onRetry={() => void refetch()}
			/>
		);
	if (data === undefined) return <Skeleton className="h-24 w-full" />;
	const rows = data.filter(only);
	if (rows.length === 0) return <p className="text-soft">{none}</p>;
	return (
		<>
			<ul className="border-t border-hairline">
				{rows.slice(0, shownAtOnce).map((row) => (
					<li key={keyOf(row)} className="grid gap-3 border-b border-hairline py-4">
						{children(row)}
					</li>
				))}
			</ul>
			{rows.length > shownAtOnce ? (
				<p className="text-sm text-soft">{t("operator.allShown", { count: shownAtOnce })}</p>
			) : null}
		</>
	);
}
