import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";

/** The screen shown when another one breaks: the cause, what is kept and what to do. */
export function ErrorScreen() {
	const { t } = useTranslation();
	return (
		<main className="page grid justify-items-start gap-5 py-24">
			<h1 className="display-2">{t("common.errorScreen.title")}</h1>
			<p className="lead measure">{t("common.errorScreen.description")}</p>
			<div className="flex flex-wrap gap-3">
				<Button onClick={() => window.location.reload()}>{t("common.errorScreen.reload")}</Button>
				<a className="inline-flex min-h-11 items-center" href="/">
					{t("common.errorScreen.home")}
				</a>
			</div>
		</main>
	);
}
