import styles from './sheet.module.css'

/** A page with it is set for paper when it is printed; on the screen nothing is seen. */
export default function PrintSheet() {
  return <span className={styles.sheet} />
}
