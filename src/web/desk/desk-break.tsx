import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { useProblem } from "../shared/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";

/** Stops new bookings, and takes them again. */
export function DeskBreak({ isPaused }: { readonly isPaused: boolean }) {
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const pausing = useApiMutation("PUT /api/desk/pause", {
		invalidates: ["GET /api/desk"],
		onSuccess: (desk) =>
			void showToast({
				tone: "success",
				title: t(desk.isPaused ? "desk.break.paused" : "desk.break.resumed"),
			}),
		onError: ({ code }) =>
			void showToast({ tone: "destructive", title: t("common.form.error"), description: problem(code) }),
	});
	return (
		<section aria-labelledby="break" className="grid justify-items-start gap-4">
			<h2 id="break" className="display-3">
				{t("desk.break.title")}
			</h2>
			<p className="measure">{t("desk.break.text")}</p>
			<Button
				look="secondary"
				aria-disabled={pausing.isPending || undefined}
				onClick={() => pausing.isPending || pausing.mutate({ body: { isPaused: !isPaused } })}
				className="max-sm:w-full"
			>
				{t(isPaused ? "desk.break.resume" : "desk.break.pause")}
			</Button>
		</section>
	);
}
