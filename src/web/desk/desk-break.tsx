import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { DeskFold } from "./desk-fold.tsx";

/** Stops new bookings, and takes them again. */
export function DeskBreak({ isPaused }: { readonly isPaused: boolean }) {
	const { t } = useTranslation();
	const reporting = useMutationToasts("GET /api/desk");
	const done = t(isPaused ? "desk.break.resumed" : "desk.break.paused");
	const pausing = useApiMutation("PUT /api/desk/pause", reporting(done));
	return (
		<DeskFold title={t("desk.break.title")} isOpen={isPaused}>
			<p className="measure">{t("desk.break.text")}</p>
			<Button
				look="secondary"
				aria-disabled={pausing.isPending || undefined}
				onClick={() => pausing.isPending || pausing.mutate({ body: { isPaused: !isPaused } })}
				className="max-sm:w-full"
			>
				{t(isPaused ? "desk.break.resume" : "desk.break.pause")}
			</Button>
		</DeskFold>
	);
}
