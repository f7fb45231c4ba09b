import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AddPasskey } from "../account/passkeys/add-passkey.tsx";
import { PasskeyList } from "../account/passkeys/passkey-list.tsx";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { deviceZone } from "../api/device-zone.ts";
import { loadedOf } from "../api/loaded.ts";
import { addOperatorPasskey } from "../api/passkey-actions.ts";
import { unwrap } from "../api/problem.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { TextField } from "../ui/text-field.tsx";
import { DeskSection, Facts } from "./desk-parts.tsx";

const factorsQuery = apiQuery("GET /api/operator/factors", {});

/** The second factors of the operator at this desk: the app, and the passkeys, which can be added and removed. */
export function FactorsSection() {
	const { t } = useTranslation();
	const query = useQuery(factorsQuery);
	const reporting = useMutationToasts("GET /api/operator/factors");
	const remove = useApiMutation(
		"DELETE /api/operator/passkeys/:passkeyId",
		reporting(t("passkeys.removed"), t("operator.settings.factors.removedText")),
	);
	const app = query.data?.hasApp ? "hasApp" : "noApp";
	return (
		<DeskSection title={t("operator.settings.factors.title")}>
			<p className="measure text-soft">{t("operator.settings.factors.text")}</p>
			{query.data === undefined ? null : (
				<Facts
					facts={[
						[t("operator.settings.factors.app"), t(`operator.settings.factors.${app}`)],
						[t("operator.settings.factors.recoveryCodes"), String(query.data.recoveryCodes)],
					]}
				/>
			)}
			<div className="grid max-w-xl gap-3">
				<h4 className="font-semibold">{t("passkeys.title")}</h4>
				<PasskeyList
					loaded={loadedOf(query)}
					zone={deviceZone()}
					onRemove={(passkeyId, onSettled) => remove.mutate({ params: { passkeyId } }, { onSettled })}
				/>
				<AddPasskey
					add={async (form) => unwrap(await addOperatorPasskey(form))}
					onAdded={() => void query.refetch()}
					doneText={t("operator.settings.factors.doneText")}
					password={(error) => (
						<TextField
							label={t("passkeys.password")}
							name="passkeyPassword"
							type="password"
							autoComplete="current-password"
							error={error}
						/>
					)}
				/>
			</div>
		</DeskSection>
	);
}
