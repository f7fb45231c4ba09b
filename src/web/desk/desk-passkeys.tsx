import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Zone } from "#domain/shared/instant.ts";
import { AddPasskey } from "../account/passkeys/add-passkey.tsx";
import { PasskeyList } from "../account/passkeys/passkey-list.tsx";
import { useApiMutation } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { addDeskPasskey } from "../api/passkey-actions.ts";
import { unwrap } from "../api/problem.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { useClock } from "../shared/hooks/use-clock.ts";
import { Button } from "../ui/button.tsx";
import { DeskFold } from "./desk-fold.tsx";
import { deskPasskeysQuery } from "./queries.ts";

/** Mails a link to the researcher: a log-in of long ago adds no passkey. */
function LogInAgain() {
	const { t } = useTranslation();
	const withToasts = useMutationToasts();
	const asking = useApiMutation(
		"POST /api/desk/own-link",
		withToasts(t("desk.passkeys.mailed"), t("desk.passkeys.mailedText")),
	);
	return (
		<>
			<p className="measure text-soft">{t("desk.passkeys.late")}</p>
			<Button
				look="secondary"
				aria-disabled={asking.isPending || undefined}
				onClick={() => asking.isPending || asking.mutate({})}
			>
				{t("desk.passkeys.mailLink")}
			</Button>
		</>
	);
}

/** The passkeys that open the desk, and the form that adds one while the log-in is recent. */
export function DeskPasskeys({ zone }: { readonly zone: Zone }) {
	const { t } = useTranslation();
	const { clock, refresh } = useClock();
	const query = useQuery(deskPasskeysQuery);
	const reporting = useMutationToasts("GET /api/desk/passkeys");
	const remove = useApiMutation(
		"DELETE /api/desk/passkeys/:passkeyId",
		reporting(t("passkeys.removed"), t("desk.passkeys.removedText")),
	);
	const addUntil = query.data?.addUntil;
	const add = async (form: { readonly name: string }) => {
		const added = await addDeskPasskey(form);
		// The page was open for longer than the log-in is recent.
		if (!added.ok && added.code === "desk.log_in_again") refresh();
		return unwrap(added);
	};
	const isRecent = addUntil !== undefined && clock !== null && clock.now < addUntil;
	return (
		<DeskFold title={t("passkeys.title")}>
			<p className="measure">{t("desk.passkeys.text")}</p>
			<PasskeyList
				loaded={loadedOf(query)}
				zone={zone}
				onRemove={(passkeyId, onSettled) => remove.mutate({ params: { passkeyId } }, { onSettled })}
			/>
			{addUntil === undefined ? null : isRecent ? (
				<AddPasskey add={add} onAdded={() => void query.refetch()} doneText={t("passkeys.doneText")} />
			) : (
				<LogInAgain />
			)}
		</DeskFold>
	);
}
