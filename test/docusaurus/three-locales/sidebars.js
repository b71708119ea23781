module.exports = {
  manual: [
    'start',
    { type: 'category', label: 'Guide', link: { type: 'generated-index', description: 'All of it' }, items: ['guide/sail', 'guide/tail'] },
    { type: 'link', label: 'Weather', href: 'https://weather.example' },
  ],
}
