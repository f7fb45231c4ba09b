import { useTranslation } from "react-i18next";
import { conductVersion } from "#domain/consultations/safety.ts";
import type { Instant, Zone } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Button } from "../ui/button.tsx";
import { DeskFold } from "./desk-fold.tsx";

/** The promises of `conductVersion`. Other promises are another version, which has to be accepted again. */
const promises = ["place", "topic", "adult", "record", "respect", "report"] as const;

interface ConductProps {
	/** Null until it is accepted. */
	readonly acceptedAt: Instant | null;
	readonly zone: Zone;
}

/** The code of conduct: to accept, or folded once it was accepted. */
export function Conduct({ acceptedAt, zone }: ConductProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const reporting = useMutationToasts("GET /api/desk");
	const accepting = useApiMutation("PUT /api/desk/conduct", reporting(t("desk.conduct.done")));
	const isBusy = accepting.isPending;
	const text = (
		<>
			<p className="measure">{t("desk.conduct.lead")}</p>
			<ul className="measure grid list-disc gap-2 pl-5">
				{promises.map((promise) => (
					<li key={promise}>{t(`desk.conduct.promises.${promise}`)}</li>
				))}
			</ul>
			{acceptedAt === null ? (
				<Button
					aria-disabled={isBusy || undefined}
					onClick={() => isBusy || accepting.mutate({ body: { version: conductVersion } })}
					className="max-sm:w-full"
				>
					{t(isBusy ? "desk.conduct.accepting" : "desk.conduct.accept")}
				</Button>
			) : (
				<p className="text-soft">{t("desk.conduct.accepted", { date: format.longDate(acceptedAt, zone) })}</p>
			)}
		</>
	);
	if (acceptedAt !== null) return <DeskFold title={t("desk.conduct.title")}>{text}</DeskFold>;
	return (
		<section aria-labelledby="conduct" className="grid justify-items-start gap-4">
			<h2 id="conduct" className="display-3">
				{t("desk.conduct.title")}
			</h2>
			{text}
		</section>
	);
}
