import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Passkey } from "#contract/passkeys.ts";
import type { Zone } from "#domain/shared/instant.ts";
import type { Loaded } from "../../api/loaded.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface PasskeyRowProps {
	readonly passkey: Passkey;
	readonly zone: Zone;
	readonly onRemove: () => void;
}

function PasskeyRow({ passkey, zone, onRemove }: PasskeyRowProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const name = passkey.name || t("passkeys.unnamed");
	const { createdAt, lastUsedAt } = passkey;
	return (
		<li className="flex min-h-18 items-center justify-between gap-4 py-3">
			<div className="grid min-w-0 gap-0.5">
				<p className="font-semibold wrap-anywhere">{name}</p>
				<p className="text-sm text-soft">
					{lastUsedAt === null
						? t("passkeys.added", { date: format.mediumDate(createdAt, zone) })
						: t("passkeys.used", { date: format.mediumDate(lastUsedAt, zone) })}
				</p>
			</div>
			<Button look="quiet" aria-label={t("passkeys.removeNamed", { name })} onClick={onRemove}>
				{t("passkeys.remove")}
			</Button>
		</li>
	);
}

interface PasskeyListProps {
	readonly loaded: Loaded<{ readonly passkeys: readonly Passkey[] }>;
	readonly zone: Zone;
	/** Removes one, and calls `onSettled` when that is done or has failed. */
	readonly onRemove: (passkeyId: string, onSettled: () => void) => void;
}

/** The passkeys of a person, each with a button that removes it. */
export function PasskeyList({ loaded, zone, onRemove }: PasskeyListProps) {
	const { t } = useTranslation();
	const list = useRef<HTMLUListElement>(null);
	if (loaded.status === "error")
		return (
			<RetryAlert
				title={t("passkeys.unread")}
				description={t("passkeys.unreadText")}
				retryLabel={t("passkeys.retry")}
				onRetry={loaded.retry}
			/>
		);
	const listed = loaded.status === "ready" ? loaded.data.passkeys : null;
	return (
		<ul
			ref={list}
			tabIndex={-1}
			aria-busy={listed === null}
			className="w-full divide-y divide-hairline border-y border-hairline outline-none"
		>
			{listed === null || listed.length === 0 ? (
				<li className="flex min-h-18 items-center text-soft">
					{listed === null ? <Skeleton className="h-11 w-56" /> : t("passkeys.none")}
				</li>
			) : (
				listed.map((passkey) => (
					<PasskeyRow
						key={passkey.id}
						passkey={passkey}
						zone={zone}
						// The button disappears with its passkey: the focus stays in the list.
						onRemove={() => onRemove(passkey.id, () => list.current?.focus())}
					/>
				))
			)}
		</ul>
	);
}
